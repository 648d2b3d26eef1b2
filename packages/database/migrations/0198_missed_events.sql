-- migrate:up

-- Missed events are stored when they happen, by the worker that notifies players of them. Reading them writes nothing.
DROP TABLE persistent_mark;

-- migrate:down
