-- Burmese marks in either order are one name. Names are kept in one normal form from now on, and those of before are brought to it.
update identity.player set name = normalize(name) where name is not normalized;
