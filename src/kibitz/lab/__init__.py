"""The lab: matches between bots, ratings, and the interfaces researchers already use. Nothing else imports it."""
