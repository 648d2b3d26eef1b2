-- migrate:up

-- The oldest release that works with this schema, named by its newest migration. A migration that breaks older
-- releases raises it: UPDATE schema_minimum SET minimal = '0240'.
CREATE TABLE schema_minimum (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  minimal text NOT NULL CHECK (minimal ~ '^[0-9]{4}$')
);
INSERT INTO schema_minimum (minimal) VALUES ('0234');

-- A release starts if every migration that it knows is applied and its newest one is not older than the minimum.
CREATE VIEW schema_version AS
  SELECT minimal,
         (SELECT max(version) FROM schema_migrations) AS newest,
         ARRAY(SELECT version::text FROM schema_migrations ORDER BY version) AS applied
    FROM schema_minimum;
GRANT SELECT ON schema_version TO fairground_app, fairground_relay, fairground_staff;

-- migrate:down
