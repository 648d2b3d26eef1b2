\set player random(:first, :last)
\set key random(1, 9000000000000000000)
BEGIN;
SELECT set_config('app.member', '1', true);
SELECT sold + 1 AS seq FROM game_instance WHERE member_id = 1 AND id = :instance AND status = 'OPEN' AND sold < cap AND reg_end > clock_timestamp() FOR UPDATE \gset
SELECT id AS wallet FROM account WHERE member_id = 1 AND kind = 'player' || chr(58) || 'cash' AND ref = :player AND currency = 'EUR' AND c_post - d_post - d_pend >= 200 FOR UPDATE \gset
UPDATE lane SET journal_id = journal_id + 1 WHERE member_id = 1 RETURNING journal_id AS journal \gset
INSERT INTO journal (member_id, created_at, id, op_key, op_hash, kind, ref, player_id, result, prev_hash, hash) VALUES (1, clock_timestamp(), :journal, 'naive' || :key, sha256('request'), 'join', :instance, :player, '{}', sha256('before'), sha256('after'));
INSERT INTO transfer (member_id, journal_id, line, debit_id, credit_id, amount, currency) VALUES (1, :journal, 0, :wallet, :escrow, 200, 'EUR');
INSERT INTO ticket (member_id, created_at, instance_id, seq, player_id, journal_id, plays, mask, price, fee, salt, leaf_hash, join_code, batch_n, batch_index) VALUES (1, clock_timestamp(), :instance, :seq, :player, :journal, '1,2,3,4,5,6', 63, 200, 0, sha256('salt'), sha256('leaf'), 'NAIVE', :journal, 0);
INSERT INTO player_game (member_id, instance_id, player_id, n, max_n) VALUES (1, :instance, :player, 1, 1000000) ON CONFLICT (member_id, instance_id, player_id) DO UPDATE SET n = player_game.n + 1;
UPDATE account SET d_post = d_post + 200, version = version + 1 WHERE member_id = 1 AND id = :wallet;
UPDATE account SET c_post = c_post + 200, version = version + 1 WHERE member_id = 1 AND id = :escrow;
UPDATE game_instance SET sold = sold + 1, players = least(players + 1, sold + 1), version = version + 1 WHERE member_id = 1 AND id = :instance;
INSERT INTO outbox (member_id, topic, event, body) VALUES (1, 'game.1.1', 'gamePlaysPlayersUpdate', '{}'), (1, 'player.1.1', 'playerBalance', '{}');
COMMIT;
