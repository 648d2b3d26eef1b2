-- migrate:up

-- A lane keeps rows of players between its batches, and reads them again when this number has changed. It includes the
-- changes that the lane itself makes.
ALTER TABLE lane ADD COLUMN player_changes bigint NOT NULL DEFAULT 0;
GRANT UPDATE (player_changes) ON lane TO fairground_staff;

-- The lock is exclusive, because two transactions that share it could not both count afterwards.
CREATE OR REPLACE FUNCTION wait_for_lane() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM lane WHERE current_member() IS NULL OR member_id = current_member() ORDER BY member_id FOR NO KEY UPDATE;
  RETURN NULL;
END
$$;

-- Locks the lane before any player row, like wait_for_lane.
CREATE FUNCTION count_player_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM lane WHERE current_member() IS NULL OR member_id = current_member() ORDER BY member_id FOR NO KEY UPDATE;
  UPDATE lane SET player_changes = player_changes + 1 WHERE current_member() IS NULL OR member_id = current_member();
  RETURN NULL;
END
$$;
DROP TRIGGER wait_for_lane ON player;
CREATE TRIGGER count_player_change
  BEFORE UPDATE OF username, status, segment, email_verified, has_deposited, id_verified_at, country, rewards_off, promotions_stopped
  ON player FOR EACH STATEMENT EXECUTE FUNCTION count_player_change();

-- migrate:down
