-- Today's report counts who registered on a day. Players stand in the order of their registration.
create index player_by_time on identity.player using brin (created_at) with (pages_per_range = 32, autosummarize = on);
