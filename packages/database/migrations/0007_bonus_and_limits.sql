-- migrate:up

ALTER TABLE account DROP CONSTRAINT account_kind_check;
ALTER TABLE account ADD CONSTRAINT account_kind_check CHECK (kind IN ('player:cash', 'player:bonus', 'game:escrow', 'jackpot', 'house:fee', 'house:revenue', 'house:promo', 'clearing'));
ALTER TABLE journal DROP CONSTRAINT journal_kind_check;
ALTER TABLE journal ADD CONSTRAINT journal_kind_check CHECK (kind IN ('join', 'pay', 'close-books', 'refund', 'deposit', 'fund-jackpot', 'bonus-grant', 'bonus-release', 'bonus-expire', 'coupon', 'set-limit'));

-- A new limit computes the deposits of the current window from this index.
CREATE INDEX journal_deposits ON journal (member_id, player_id, created_at) WHERE kind = 'deposit';

-- Bonus money that a player may stake. It becomes the player's cash when `done` reaches `need`.
CREATE TABLE bonus_grant (
  member_id integer NOT NULL,
  id bigint NOT NULL CHECK (id > 0),
  player_id integer NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount bigint NOT NULL CHECK (amount > 0),
  need bigint NOT NULL CHECK (need >= 0),
  done bigint NOT NULL DEFAULT 0 CHECK (done >= 0),
  -- The percentage of a stake that counts towards wagering.
  weight integer NOT NULL DEFAULT 100 CHECK (weight BETWEEN 0 AND 100),
  expires_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'ACTIVE' CHECK (status IN ('ACTIVE', 'RELEASED', 'EXPIRED')),
  PRIMARY KEY (member_id, id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id),
  CHECK (done <= need),
  CHECK (status <> 'RELEASED' OR done = need)
);
CREATE INDEX bonus_of_player ON bonus_grant (member_id, player_id) WHERE status = 'ACTIVE';
CALL fence_by_member('bonus_grant');

-- The amount that each purchase added to `done` of a grant, and the amount that its refund subtracted.
CREATE TABLE bonus_progress (
  member_id integer NOT NULL,
  grant_id bigint NOT NULL,
  journal_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  PRIMARY KEY (member_id, journal_id, grant_id),
  FOREIGN KEY (member_id, grant_id) REFERENCES bonus_grant (member_id, id)
);
CALL fence_by_member('bonus_progress');
CALL make_append_only('bonus_progress');

-- The history of all limits with their source and start time. A null cap means that the source has removed its limit.
CREATE TABLE limit_change (
  member_id integer NOT NULL,
  journal_id bigint NOT NULL,
  player_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('wagerWeek', 'depositDay', 'depositWeek', 'depositMonth')),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  source text NOT NULL CHECK (source IN ('player', 'operator', 'support')),
  new_cap bigint CHECK (new_cap >= 0),
  made_at timestamptz NOT NULL,
  effective_at timestamptz NOT NULL,
  awaits_confirmation boolean NOT NULL,
  profile text NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (member_id, journal_id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id),
  CHECK (effective_at >= made_at)
);
CREATE INDEX limit_change_of_player ON limit_change (member_id, player_id);
CALL fence_by_member('limit_change');
CALL make_append_only('limit_change');

-- The used amount of a limit in one window. If a limit is lowered below the used amount, the cap stays at that amount.
CREATE TABLE limit_counter (
  member_id integer NOT NULL,
  player_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('wagerWeek', 'depositDay', 'depositWeek', 'depositMonth')),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  window_start timestamptz NOT NULL,
  used bigint NOT NULL CHECK (used >= 0),
  cap bigint,
  PRIMARY KEY (member_id, player_id, kind, currency, window_start),
  CHECK (used <= cap)
);
CALL fence_by_member('limit_counter');

GRANT SELECT, INSERT, UPDATE ON bonus_grant, limit_counter TO fairground_app;
GRANT SELECT, INSERT ON bonus_progress, limit_change TO fairground_app;

-- migrate:down
