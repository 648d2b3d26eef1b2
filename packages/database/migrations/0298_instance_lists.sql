-- migrate:up

-- Lists of instances by state, by game and by time read a page by index, however many instances there are.
CREATE INDEX instance_of_status ON game_instance (member_id, status, id);
CREATE INDEX instance_of_game_by_id ON game_instance (member_id, game_id, id);
CREATE INDEX instance_by_start ON game_instance (member_id, start_at);

-- migrate:down
