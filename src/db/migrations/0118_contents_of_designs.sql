-- What customers say their designs show, of what Saudi rules ask about; null: not asked yet.
alter table artwork_version add column contents text[] check (contents <@ array['flag', 'emblem', 'leaders', 'faith', 'stamp']);
