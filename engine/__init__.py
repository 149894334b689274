"""The rules of Diamant: pure, standard library only, no clock, no randomness, no environment."""
