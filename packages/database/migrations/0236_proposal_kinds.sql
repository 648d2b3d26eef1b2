-- migrate:up

-- A migration that adds a kind of proposal inserts it here.
CREATE TABLE proposal_kind (
  kind text PRIMARY KEY
);
INSERT INTO proposal_kind (kind) VALUES
  ('approveWithdrawal'), ('adjustBalance'), ('unbanPlayer'), ('releaseDraw'), ('publishGame'), ('grantRole'), ('logSignerTerm');
GRANT SELECT ON proposal_kind TO fairground_app, fairground_staff;

ALTER TABLE proposal DROP CONSTRAINT proposal_kind_check;
ALTER TABLE proposal ADD CONSTRAINT proposal_kind_fkey FOREIGN KEY (kind) REFERENCES proposal_kind (kind);

-- migrate:down
