-- migrate:up

ALTER TABLE player
  ADD COLUMN closed_at timestamptz,
  ADD COLUMN exported_at timestamptz;

-- The number itself under the player's key: it becomes his when he has shown that he reads what is sent there.
ALTER TABLE phone_code ADD COLUMN sealed_phone bytea NOT NULL;

-- What the player wrote with his documents, under his key.
ALTER TABLE verification_request ADD COLUMN sealed_reply bytea;

-- What a player is shown of his own is looked for by him.
CREATE INDEX session_of_player ON session (member_id, player_id, id);
CREATE INDEX verification_request_of_player ON verification_request (member_id, player_id, id);
CREATE INDEX support_case_of_player ON support_case (member_id, player_id, id);
CREATE INDEX pending_join_of_player ON pending_join (member_id, player_id);

-- Joins are decided by these columns too, so changes of them wait for the lane as well.
DROP TRIGGER wait_for_lane ON player;
CREATE TRIGGER wait_for_lane
  BEFORE UPDATE OF status, segment, email_verified, has_deposited, id_verified_at, country ON player
  FOR EACH ROW EXECUTE FUNCTION wait_for_lane();

-- migrate:down
