-- Several transfers are posted together, all or none: an atomic posting.
alter function ledger.post_whole rename to post_atomic;
