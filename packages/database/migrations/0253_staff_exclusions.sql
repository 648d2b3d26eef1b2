-- migrate:up

-- Staff exclude a player, as the player can. The restriction follows the person to other accounts and operators of the group.
GRANT INSERT, UPDATE ON exclusion, exclusion_spread TO fairground_staff;
GRANT UPDATE (restricted_until) ON player TO fairground_staff;

-- migrate:down
