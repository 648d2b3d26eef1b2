-- migrate:up

-- The state of an operator's public log. Every append locks this row, so the entries have one order and no gaps.
-- The origin is the name of the log's key: `<host>/fair/<member>`.
CREATE TABLE public_log (
  member_id integer PRIMARY KEY REFERENCES member (id),
  origin text NOT NULL CHECK (origin ~ '^[^+[:space:]]+$'),
  public_key bytea NOT NULL CHECK (length(public_key) = 32),
  size bigint NOT NULL DEFAULT 0 CHECK (size >= 0),
  frontier bytea NOT NULL DEFAULT '\x0000000000000000'
);
CALL fence_by_member('public_log');

CREATE FUNCTION refuse_shorter_log() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.size > OLD.size AND NEW.origin = OLD.origin AND NEW.public_key = OLD.public_key THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a public log only grows' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER only_grows BEFORE UPDATE OR DELETE ON public_log
  FOR EACH ROW EXECUTE FUNCTION refuse_shorter_log();

-- The canonical JSON of each entry and its leaf hash. `game` is set for the entries that name their predecessor.
CREATE TABLE log_entry (
  member_id integer NOT NULL REFERENCES public_log (member_id),
  index bigint NOT NULL CHECK (index >= 0),
  type text NOT NULL,
  game text,
  body bytea NOT NULL CHECK (length(body) BETWEEN 1 AND 65535),
  leaf bytea NOT NULL CHECK (length(leaf) = 32),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, index)
);
CREATE INDEX log_entry_by_game ON log_entry (member_id, game, index) WHERE game IS NOT NULL;
CREATE INDEX log_entry_urgent ON log_entry (member_id, index) WHERE type IN ('close', 'round');
CREATE INDEX log_entry_game ON log_entry (member_id, game) WHERE type = 'game';
CREATE INDEX log_entry_books ON log_entry (member_id, index) WHERE type = 'books';
CALL fence_by_member('log_entry');
CALL make_append_only('log_entry');

-- The full hash tiles of C2SP tlog-tiles: 256 hashes each. The root is the hash of the tile in the level above.
CREATE TABLE log_tile (
  member_id integer NOT NULL REFERENCES public_log (member_id),
  level smallint NOT NULL CHECK (level >= 0),
  n bigint NOT NULL CHECK (n >= 0),
  hashes bytea NOT NULL CHECK (length(hashes) = 8192),
  root bytea NOT NULL CHECK (length(root) = 32),
  PRIMARY KEY (member_id, level, n)
);
CALL fence_by_member('log_tile');
CALL make_append_only('log_tile');

-- The signed checkpoints, and the first cosignature of each witness for each checkpoint.
CREATE TABLE log_checkpoint (
  member_id integer NOT NULL REFERENCES public_log (member_id),
  size bigint NOT NULL CHECK (size > 0),
  root bytea NOT NULL CHECK (length(root) = 32),
  note text NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, size)
);
CALL fence_by_member('log_checkpoint');
CALL make_append_only('log_checkpoint');

CREATE TABLE log_cosignature (
  member_id integer NOT NULL,
  size bigint NOT NULL,
  witness text NOT NULL,
  seconds bigint NOT NULL CHECK (seconds >= 0),
  line text NOT NULL,
  PRIMARY KEY (member_id, size, witness),
  FOREIGN KEY (member_id, size) REFERENCES log_checkpoint (member_id, size)
);
CALL fence_by_member('log_cosignature');
CALL make_append_only('log_cosignature');

GRANT SELECT, INSERT, UPDATE ON public_log TO fairground_app;
GRANT SELECT, INSERT ON log_entry, log_tile, log_checkpoint, log_cosignature TO fairground_app;

-- migrate:down
