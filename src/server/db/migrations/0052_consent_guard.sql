-- Custom SQL migration: the consent ledger and its texts only grow. Whoever uses the database by hand is refused too.
CREATE FUNCTION refuse_consent_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER consent_ledger_guard BEFORE UPDATE OR DELETE OR TRUNCATE ON consent_ledger
EXECUTE FUNCTION refuse_consent_changes();--> statement-breakpoint
CREATE TRIGGER consent_texts_guard BEFORE UPDATE OR DELETE OR TRUNCATE ON consent_texts
EXECUTE FUNCTION refuse_consent_changes();
