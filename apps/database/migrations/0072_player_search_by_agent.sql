-- An agent's search passes over the players of others. With the agent at their end, these indexes say whose a player is,
-- and nobody looks up the rows of the others.
drop index identity.player_by_name;
create index player_by_name on identity.player (lower(name) collate "C", id, agent_id);
drop index identity.player_by_phone;
create index player_by_phone on identity.player (phone collate "C", id, agent_id);
drop index identity.player_by_user_name;
create index player_by_user_name on identity.player (user_name collate "C", id, agent_id);
