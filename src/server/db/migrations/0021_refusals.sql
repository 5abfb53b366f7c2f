-- Custom SQL migration: a statement that is committed in the same packet can fail on purpose, with a code of its own.
CREATE FUNCTION refuse(code text) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Refused: %', code USING ERRCODE = code;
END $$;
