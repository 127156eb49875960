-- What a new shop looks for in reviews. Staff change the list.
INSERT INTO "staff_store"."watch_words" ("word")
VALUES ('abuse'), ('broken'), ('cheat'), ('damaged'), ('duplicate'), ('expired'), ('fake'), ('fraud'), ('http'), ('https'), ('scam'), ('whatsapp'), ('www');
