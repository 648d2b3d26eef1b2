-- migrate:up

-- A payment method that a player adds to be paid, without a deposit. The provider verifies it with an amount of zero.
CREATE TABLE payout_setup (
  member_id integer NOT NULL,
  id integer GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL,
  request_id text NOT NULL CHECK (length(request_id) BETWEEN 1 AND 64),
  kind text NOT NULL CHECK (kind IN ('card', 'eWallet', 'bank')),
  saved_id integer,
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, player_id, request_id),
  FOREIGN KEY (member_id, player_id) REFERENCES player (member_id, id),
  FOREIGN KEY (member_id, saved_id) REFERENCES saved_payment (member_id, id)
);
CALL fence_by_member('payout_setup');
GRANT SELECT, INSERT, UPDATE ON payout_setup TO fairground_app;

-- migrate:down
