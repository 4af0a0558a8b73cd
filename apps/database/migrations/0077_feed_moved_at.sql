-- When the figures of a feed last changed: a feed goes on for the whole day with a clock of its own, and the clock alone does not
-- say whether its number is of this moment. Null until a change was read.
alter table two_d.feed add column moved_at timestamptz;
