-- A row's entries are few and found by its id alone (entries_row_only): every change paid for a second index that told the
-- kinds of rows apart.
drop index audit.entries_row;
