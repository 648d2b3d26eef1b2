-- migrate:up

-- Staff read what players have reached and given. The address of a gift stays sealed from them.
GRANT SELECT ON achievement_reached TO fairground_staff;
GRANT SELECT (member_id, id, giver_id, recipient_id, game_id, plays, currency, amount, state, bought_at, use_by, ended_at)
  ON gift TO fairground_staff;

-- migrate:down
