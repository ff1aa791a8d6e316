"""The lab: matches between bots, ratings, and the doors researchers already use. Nothing else imports it."""
