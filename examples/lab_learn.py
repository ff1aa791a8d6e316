"""Learn Face to Face from scratch, by policy gradient against a random player: `python lab_learn.py 40 curve.png`."""

import sys

import numpy as np
from matplotlib.figure import Figure

from kibitz.compiled.face_to_face.observations import FIELDS
from kibitz.lab.vector import VectorEnv

UPDATES, CURVE = int(sys.argv[1]), sys.argv[2]
START, SIZE, _ = FIELDS["tops"]
env = VectorEnv("face-to-face", 128, seed=1, reward="result")
rng = np.random.default_rng(1)
weights = np.zeros((SIZE, env.mask.shape[1]), np.float32)  # logits of actions by the card on top of each pile
wins: list[float] = []
for update in range(UPDATES):
    steps, results = [], []
    for _ in range(300):
        tops = env.observation[:, START : START + SIZE].astype(np.float32)
        logits = np.where(env.mask, tops @ weights, -np.inf)
        chance = np.exp(logits - logits.max(axis=1, keepdims=True))
        chance /= chance.sum(axis=1, keepdims=True)
        ours, chosen = env.seat == 0, (logits + rng.gumbel(size=logits.shape)).argmax(axis=1)
        env.step(np.where(ours, chosen, env.sample()))
        steps.append((tops[ours], chance[ours], chosen[ours], ours, env.done.astype(bool), env.reward[:, 0].copy()))
        results += env.reward[env.done == 1, 0].tolist()
    worth, gradient = np.zeros(env.games, np.float32), np.zeros_like(weights)
    for tops, chance, chosen, ours, done, reward in reversed(steps):
        worth = np.where(done, reward, worth)  # the result of the game; 0 if it hasn't ended yet
        chance[np.arange(len(chosen)), chosen] -= 1
        gradient -= tops.T @ (chance * (worth[ours] - np.mean(results))[:, None])
    weights += 0.3 * gradient / np.sqrt((gradient**2).mean())
    wins.append((1 + np.mean(results)) / 2)
    print(f"update {update}: {wins[-1]:.1%} of {len(results)} games won")
axes = (figure := Figure(layout="constrained")).subplots()
axes.plot(wins)
axes.set(xlabel="update", ylabel="games won against a random player", ylim=(0, 1))
figure.savefig(CURVE)
