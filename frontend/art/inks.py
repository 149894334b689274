"""The inks. Each is a role that `frontend/src/style/tokens.css` fills, so one drawing serves both themes."""

OWN = "currentColor"  # one-colour drawings take the colour of the text around them
CUT = "var(--cut)"  # the ground below shows through
ACCENT = "var(--acc)"

KEY = "var(--k)"  # the key block, which holds a drawing together
PAPER = "var(--p)"
SAND = "var(--m)"
BRASS = "var(--b)"
EMBER = "var(--e)"
COAL = "var(--o)"
LEATHER = "var(--l)"
STONE = "var(--n)"
RUBY = "var(--r)"
RUBY_LIGHT = "var(--r2)"
RUBY_DARK = "var(--r3)"
ICE = "var(--i)"
ICE_DARK = "var(--d)"
WHITE = "var(--w)"
FACE = "var(--f)"  # of a card
FACE_KEY = "var(--fk)"

# The place
ROCK = "var(--rock)"
CUTLINE = "var(--cutline)"
FAR = "var(--far)"
VOID = "var(--void)"
BLACK = "var(--bk)"
HEARTH = "var(--h1)"
STAR = "var(--star)"
SKY = "var(--sky)"
SKY_DEEP = "var(--sky2)"
ROAD = "var(--road)"
TRAIL = "var(--trail)"
GLOW_1 = "var(--g1)"  # torchlight, from the edge inwards
GLOW_2 = "var(--g2)"
GLOW_3 = "var(--g3)"
GLOW_4 = "var(--g4)"
