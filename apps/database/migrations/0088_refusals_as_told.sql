-- A copy of a refused call gets the refusal as it was told, byte for byte: jsonb changes the order of its fields.
alter table idempotency.refusal alter column problem type json using problem::json;
