-- migrate:up

-- The operator's texts of the one-click purchase, in one language. The rows of the default language complete the game row.
ALTER TABLE game_text
  ADD COLUMN one_click_start text NOT NULL DEFAULT '' CHECK (length(one_click_start) <= 4000),
  ADD COLUMN one_click_lobby text NOT NULL DEFAULT '' CHECK (length(one_click_lobby) <= 4000),
  ADD COLUMN one_click_success text NOT NULL DEFAULT '' CHECK (length(one_click_success) <= 4000),
  ADD COLUMN one_click_bundle text NOT NULL DEFAULT '' CHECK (length(one_click_bundle) <= 144);

-- migrate:down
