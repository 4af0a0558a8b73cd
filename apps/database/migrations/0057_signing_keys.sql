-- The public keys by which commitments of seed series were signed. A series keeps the signature that its player was
-- shown, so it is checked against the key of its time, also once SECRET_KEY was rotated and the key before is gone.
create table digit_bet.signing_key (
  -- Ed25519, in the DER form of SPKI.
  public_key bytea primary key,
  created_at timestamptz not null default now()
);

grant select on digit_bet.signing_key to thazin_server;
