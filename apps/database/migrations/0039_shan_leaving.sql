-- A table that its player had left, and whose purse his withdrawal took out of the house.
alter table shan.session drop constraint session_closed_because_check;
alter table shan.session add constraint session_closed_because_check
  check (closed_because in ('relaunched', 'refused', 'unanswered', 'operator', 'withdrawn'));
