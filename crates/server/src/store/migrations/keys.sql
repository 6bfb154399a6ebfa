-- Whatever is deleted is looked for in the tables that refer to it.
create index results_by_table on results (table_id);
create index notices_by_table on notices (table_id);
create index presence_by_table on presence (table_id);
create index tables_by_host on tables (host);

-- Where bots have to decide.
create index tables_bot_due on tables (bot_due) where bot_due = 1 and phase = 'playing';
