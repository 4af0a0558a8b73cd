-- Several transfers are posted together, all or none: an atomic posting. Earlier releases
-- do not find the new name: this migration asks for a stop.
alter function ledger.post_whole rename to post_atomic;
