-- migrate:up

-- Every version of what an operator shows on its site. The tables that the site reads (site_page_text, ad, site_picture,
-- site_style, site_language, game_text) contain the live versions; the transaction that makes a version live writes both.
CREATE TABLE content_version (
  member_id integer NOT NULL REFERENCES member (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('page', 'ad', 'picture', 'colours', 'logo', 'background', 'siteText', 'gameText')),
  key text NOT NULL CHECK (key ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  -- Empty for a kind without languages.
  language text NOT NULL DEFAULT '' CHECK (language ~ '^([a-z]{2}(_[A-Z]{2})?)?$'),
  value jsonb NOT NULL CHECK (jsonb_typeof(value) = 'object' AND length(value::text) <= 600000),
  hash text NOT NULL,
  status text NOT NULL CHECK (status IN ('draft', 'scheduled', 'live', 'replaced', 'discarded')),
  author text NOT NULL CHECK (length(author) BETWEEN 1 AND 100),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- The moment at which it went live, or will.
  live_from timestamptz CHECK ((live_from IS NULL) = (status IN ('draft', 'discarded'))),
  live_until timestamptz CHECK ((live_until IS NOT NULL) = (status = 'replaced')),
  PRIMARY KEY (member_id, id)
);
CREATE UNIQUE INDEX content_version_draft ON content_version (member_id, kind, key, language) WHERE status = 'draft';
CREATE UNIQUE INDEX content_version_live ON content_version (member_id, kind, key, language) WHERE status = 'live';
CREATE UNIQUE INDEX content_version_scheduled ON content_version (member_id, kind, key, language, live_from) WHERE status = 'scheduled';
CREATE INDEX content_version_due ON content_version (member_id, live_from) WHERE status = 'scheduled';
CREATE INDEX content_version_of_content ON content_version (member_id, kind, key, language, id);
CALL fence_by_member('content_version');

CREATE FUNCTION hash_content() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.hash := encode(sha256(convert_to(NEW.value::text, 'UTF8')), 'hex');
  RETURN NEW;
END
$$;
CREATE TRIGGER hash_content BEFORE INSERT OR UPDATE OF value, hash ON content_version
  FOR EACH ROW EXECUTE FUNCTION hash_content();

-- Only a draft changes its value, and a status never goes back.
CREATE FUNCTION keep_content_version() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
     OR (NEW.member_id, NEW.id, NEW.kind, NEW.key, NEW.language, NEW.created_at)
        IS DISTINCT FROM (OLD.member_id, OLD.id, OLD.kind, OLD.key, OLD.language, OLD.created_at)
     OR (OLD.status <> 'draft' AND (NEW.value, NEW.author) IS DISTINCT FROM (OLD.value, OLD.author))
     OR (OLD.status, NEW.status) NOT IN (('draft', 'draft'), ('draft', 'scheduled'), ('draft', 'live'), ('draft', 'discarded'),
                                         ('scheduled', 'live'), ('scheduled', 'discarded'), ('live', 'replaced')) THEN
    RAISE EXCEPTION 'a version of content is not changed after publication' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER keep_content_version BEFORE UPDATE OR DELETE ON content_version
  FOR EACH ROW EXECUTE FUNCTION keep_content_version();

-- A page may be wider in one language; the site shows it in full width if one language does.
ALTER TABLE site_page_text ADD COLUMN full_width boolean NOT NULL DEFAULT false;
UPDATE site_page_text t SET full_width = p.full_width FROM site_page p WHERE (p.member_id, p.id) = (t.member_id, t.page_id);
ALTER TABLE site_page DROP COLUMN full_width;

ALTER TABLE ad ADD COLUMN name text CHECK (name ~ '^[a-z0-9][a-z0-9-]{0,62}$');
UPDATE ad SET name = 'ad-' || id;
ALTER TABLE ad ADD UNIQUE (member_id, name);

-- The content of existing operators becomes its first version.
INSERT INTO content_version (member_id, kind, key, language, value, hash, status, author, live_from)
SELECT member_id, kind, key, language, value, '', 'live', 'migration', clock_timestamp() FROM (
  SELECT p.member_id, 'page' AS kind, p.link_name AS key, t.language,
         jsonb_build_object('title', t.title, 'body', t.body, 'fullWidth', t.full_width) AS value
    FROM site_page p JOIN site_page_text t ON (t.member_id, t.page_id) = (p.member_id, p.id)
  UNION ALL
  SELECT member_id, 'picture', name, '', jsonb_build_object('svg', svg) FROM site_picture
  UNION ALL
  SELECT member_id, 'ad', name, '',
         jsonb_build_object('location', location, 'screenType', screen_type, 'size', size, 'clientType', client_type, 'campaign', campaign,
                            'weight', weight, 'delayMs', delay_ms, 'client', client, 'picture', picture, 'text', picture_text, 'target', target_url)
    FROM ad WHERE active
  UNION ALL
  SELECT member_id, 'colours', 'site', '', jsonb_build_object('brand', brand, 'cta', cta)
    FROM site_style WHERE brand IS NOT NULL OR cta IS NOT NULL
  UNION ALL
  SELECT member_id, 'logo', 'site', '', jsonb_build_object('picture', logo) FROM site_style WHERE logo IS NOT NULL
  UNION ALL
  SELECT member_id, 'background', 'site', '', jsonb_build_object('picture', background) FROM site_style WHERE background IS NOT NULL
  UNION ALL
  SELECT member_id, 'siteText', 'site', language,
         jsonb_build_object('title', title, 'description', description, 'keywords', keywords, 'aboutHtml', about_html,
                            'headerHtml', header_html, 'footerHtml', footer_html, 'legalHtml', legal_html)
    FROM site_language
  UNION ALL
  SELECT member_id, 'gameText', game_id::text, language,
         jsonb_build_object('title', title, 'titleShort', title_short, 'description', description, 'info', info, 'rulesHtml', rules_html,
                            'oneClickStart', one_click_start, 'oneClickLobby', one_click_lobby,
                            'oneClickSuccess', one_click_success, 'oneClickBundle', one_click_bundle)
    FROM game_text) AS shown;

GRANT SELECT ON content_version TO fairground_app, fairground_staff;
GRANT INSERT ON content_version TO fairground_staff;
GRANT UPDATE (value, hash, status, author, live_from, live_until) ON content_version TO fairground_staff;
-- The worker makes scheduled versions live.
GRANT UPDATE (status, live_from, live_until) ON content_version TO fairground_app;
GRANT INSERT, UPDATE, DELETE ON game_text TO fairground_staff;
GRANT DELETE ON site_picture TO fairground_staff;
GRANT INSERT, UPDATE ON site_language TO fairground_staff;
GRANT UPDATE ON site_language TO fairground_app;
UPDATE schema_minimum SET minimal = '0245';

-- migrate:down
