-- Whether a token is one of a live session of the staff: the players' site may ask it, and reads no session of the staff.
-- The caller says which moment it is: in a demo's history that is another one than the database's.
-- A session is live for so many minutes after its last sign of life, while neither its owner nor the owner's agent is
-- switched off.
create function staff.is_live_session(p_token_hash bytea, p_at timestamptz, p_idle_minutes integer) returns boolean
language sql stable security definer set search_path = staff, pg_temp as $$
  select exists (
    select from staff.session s
    join staff.staff p on p.id = s.staff_id
    left join staff.staff parent on parent.id = p.parent_id
    where s.token_hash = p_token_hash and s.revoked_at is null and s.expires_at > p_at
      and s.seen_at > p_at - p_idle_minutes * interval '1 minute' and p.is_active and parent.is_active is not false
  )
$$;
revoke all on function staff.is_live_session from public;
