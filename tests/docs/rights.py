"""Who may do what: every action said by everybody in every stage, and what happens."""

from dataclasses import dataclass, field
from functools import cache

from pydantic import BaseModel, JsonValue

from engine.game import COLOURS, Stage
from functions.commands import Command
from functions.kept import Row
from functions.rows import CONNECTION
from functions.table import Table
from local.asyncapi import members, tag
from tests.docs.blocks import table
from tests.docs.cloud import Cloud
from tests.functions.room import Room, secret

WRONG = "wrong00000000000"
NO_TURN = "5.99"
EXPLORERS = 4
THE_OTHER = 3

type Words = dict[str, JsonValue]
type Rows = dict[str, Row]


@dataclass(frozen=True)
class Role:
    """Somebody with a connection: what they know, and which seat they have, if any."""

    name: str
    connection: str
    secret: str
    seat: int = 5
    knows_invite: bool = True
    knows_watch: bool = True


STRANGER = Role("stranger", "X", secret(91), knows_invite=False, knows_watch=False)
INVITED = Role("with the invite", "Y", secret(92), knows_watch=False)
WATCHER = Role("watcher", "W", secret(93), knows_invite=False)
UNANNOUNCED = Role("explorer before `hello`", "Z", secret(2), 2)
EXPLORER = Role("explorer", "B", secret(2), 2)
HOST = Role("host", "A", secret(1), 1)
LEFT = Role("explorer who left", "D", secret(EXPLORERS), EXPLORERS)
SEATED = (STRANGER, INVITED, WATCHER, UNANNOUNCED, EXPLORER, HOST)
ROLES = {
    Stage.LOBBY: SEATED,
    Stage.EXPEDITIONS: (*SEATED, LEFT),
    Stage.OVER: (*SEATED, LEFT),
}
# Where it matters what exactly is asked for: fields, and under which name their value is known here.
VARIANTS: dict[str, dict[str, dict[str, str]]] = {
    "create": {"a new table": {"game": "new_game"}, "this table again": {}},
    "ping": {"": {}, "this table": {"game": "game"}},
    "issue_code": {
        "to join": {},
        "to one's own seat": {"seat": "own_seat"},
        "to another's": {"seat": "seat"},
    },
    "use_code": {
        "to join": {"code": "join_code"},
        "to a seat": {"code": "move_code"},
        "a wrong one": {"code": "wrong_code"},
    },
    "remove": {"another": {}, "oneself": {"seat": "own_seat"}},
    "commit": {"": {}, "again, too late": {"turn": "last_turn"}},
}


@dataclass(frozen=True)
class Line:
    """An action, perhaps in one of its variants: a line of the tables."""

    model: type[BaseModel]
    variant: str
    sources: dict[str, str]

    def __str__(self) -> str:
        return f"`{tag(self.model)}`" + (f" {self.variant}" if self.variant else "")

    def words(self, known: Words) -> Words:
        """The command's fields. KeyError: a new action has a field that has no value here yet."""
        asked = [name for name, one in self.model.model_fields.items() if one.is_required()]
        said = {name: name for name in asked if name not in {"action", "id"}} | self.sources
        return {"game": None, **{name: known[source] for name, source in said.items()}}


@cache
def lines() -> tuple[Line, ...]:
    """Every action there is."""
    return tuple(
        Line(model, variant, sources)
        for model in members(Command)
        for variant, sources in VARIANTS.get(tag(model), {"": {}}).items()
    )


@dataclass(frozen=True)
class Outcome:
    """What answered a command, by `type`, or by `code` if it was refused; and the rows that it wrote."""

    answer: str
    refused: bool
    written: frozenset[str]

    def __str__(self) -> str:
        if self.refused:
            return f"`{self.answer}`"
        is_done = any(not sort.startswith(CONNECTION) for sort in self.written)
        return f"**{self.answer}**" if is_done else self.answer


@dataclass
class Scene:
    """A table in one stage with everybody around it. Each command finds it as it was before the last."""

    cloud: Cloud
    stage: Stage
    room: Room = field(init=False)
    _codes: dict[str, str] = field(default_factory=dict)
    _turn: str = NO_TURN
    _last_turn: str = NO_TURN
    _rows: Rows = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.room = Room(self.cloud.storage).seated(EXPLORERS)
        self.room.say(WATCHER.connection, "watch", watch=self.room.watch)
        self._issue_codes()
        if self.stage is not Stage.LOBBY:
            self.room.say("A", "begin")
            self._decide("continue")
            self.room.say(LEFT.connection, "resign")
        while self.stage is Stage.OVER and self.room.stands.undecided:
            self._decide("exit")
        assert self.room.stands.stage is self.stage
        self._turn = self.room.stands.turn or NO_TURN
        self._rows = self._read()

    def _issue_codes(self) -> None:
        join = self.room.say(HOST.connection, "issue_code")["code"]
        move = self.room.say(EXPLORER.connection, "issue_code", seat=EXPLORER.seat)["code"]
        self._codes = {"join_code": join, "move_code": move, "wrong_code": "BBBBBBBB"}
        self.room.now += 61_000

    def _decide(self, choice: str) -> None:
        self._last_turn = self.room.turn
        for seat in self.room.stands.undecided:
            self.room.commit(seat, choice, turn=self._last_turn)

    def hear(self, role: Role, line: Line) -> Outcome:
        """What happens when somebody says this. Afterwards the table is as it was."""
        self.cloud.tables.changed.clear()
        answer = self.room.say(role.connection, tag(line.model), **line.words(self._known(role)))
        refused = answer["type"] == "refused"
        found = answer["code" if refused else "type"]
        if answer.get("tables") == [None]:
            found = "tables: null"
        return Outcome(found, refused, self._put_back())

    def _known(self, role: Role) -> Words:
        room = self.room
        return {
            "game": room.game,
            "new_game": f"new00{role.connection}{len(room.sizes):010}",
            "invite": room.invite if role.knows_invite else WRONG,
            "watch": room.watch if role.knows_watch else WRONG,
            "secret": role.secret,
            "keys": [{"game": room.game, "secret": role.secret}],
            "nonce": "f" * 32,
            "name": "Newcomer",
            "seat": THE_OTHER,
            "own_seat": role.seat,
            "options": {"preset": "basic"},
            "colour": COLOURS[-1],
            "turn": self._turn,
            "last_turn": self._last_turn,
            "n": 1,
            "choice": "exit",
            **self._codes,
        }

    def _read(self) -> Rows:
        return {str(row["sk"]): row for row in self._table.query(f"game#{self.room.game}")}

    def _put_back(self) -> frozenset[str]:
        """Undo what was written, and say where."""
        stands = self._read() if self.cloud.tables.changed.is_set() else self._rows
        new = stands.keys() - self._rows.keys()
        changed = {sort for sort, row in self._rows.items() if stands.get(sort) != row}
        for sort in new:
            self._table.delete({"pk": f"game#{self.room.game}", "sk": sort})
        for sort in changed:
            self._table.put(self._rows[sort])
        return frozenset(new | changed)

    @property
    def _table(self) -> Table:
        return self.cloud.storage.table


def tables(cloud: Cloud) -> dict[str, str]:
    """The table of each stage, as it belongs on the page."""
    return {stage.value: _table(Scene(cloud, stage), ROLES[stage]) for stage in ROLES}


def _table(scene: Scene, roles: tuple[Role, ...]) -> str:
    rows = [[str(line), *(str(scene.hear(role, line)) for role in roles)] for line in lines()]
    return table(["", *(role.name for role in roles)], rows)
