-- migrate:up

ALTER TABLE player
  ADD COLUMN closed_at timestamptz,
  ADD COLUMN exported_at timestamptz;

-- The new number, encrypted with the player's key. It becomes active once the player enters the code sent to it.
ALTER TABLE phone_code ADD COLUMN sealed_phone bytea NOT NULL;

-- The player's message with the documents, encrypted with the player's key.
ALTER TABLE verification_request ADD COLUMN sealed_reply bytea;

-- Indexes for the lists of a player's own records.
CREATE INDEX session_of_player ON session (member_id, player_id, id);
CREATE INDEX verification_request_of_player ON verification_request (member_id, player_id, id);
CREATE INDEX support_case_of_player ON support_case (member_id, player_id, id);
CREATE INDEX pending_join_of_player ON pending_join (member_id, player_id);

-- Purchases are also decided by these columns, so their changes wait for the lane as well.
DROP TRIGGER wait_for_lane ON player;
CREATE TRIGGER wait_for_lane
  BEFORE UPDATE OF status, segment, email_verified, has_deposited, id_verified_at, country ON player
  FOR EACH ROW EXECUTE FUNCTION wait_for_lane();

-- migrate:down
