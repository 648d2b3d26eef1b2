-- migrate:up

-- Staff find players by keyed digests. The home phone and last name with birth date have no other index. A row with
-- search_version 0 was written before this migration; the worker computes its digests.
ALTER TABLE player_detail
  ADD COLUMN last_name_digest bytea CHECK (length(last_name_digest) = 32),
  ADD COLUMN phone_home_digest bytea CHECK (length(phone_home_digest) = 32),
  ADD COLUMN search_version smallint NOT NULL DEFAULT 0 CHECK (search_version >= 0);
CREATE INDEX player_detail_last_name ON player_detail (member_id, last_name_digest, player_id)
  WHERE last_name_digest IS NOT NULL;
CREATE INDEX player_detail_phone_home ON player_detail (member_id, phone_home_digest, player_id)
  WHERE phone_home_digest IS NOT NULL;
CREATE INDEX player_detail_without_digests ON player_detail (member_id, player_id) WHERE search_version = 0;
CREATE INDEX player_username_prefix ON player (member_id, username_key COLLATE "C");

-- Accounts with the same network or device.
CREATE INDEX known_origin_digest ON known_origin (member_id, kind, digest, player_id);
-- The entries of the audit log about one player.
CREATE INDEX audit_entry_subject ON audit_entry (member_id, subject, seq);
CREATE INDEX status_period_of_player ON status_period (member_id, player_id, id);

GRANT SELECT ON transfer, saved_payment TO fairground_staff;

-- migrate:down
