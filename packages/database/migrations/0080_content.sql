-- migrate:up

-- A language that an operator serves, with the page metadata in that language and the operator's overrides of the
-- site's texts by key.
CREATE TABLE site_language (
  member_id integer NOT NULL REFERENCES member (id),
  language text NOT NULL CHECK (language ~ '^[a-z]{2}(_[A-Z]{2})?$'),
  position integer NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 64),
  title text NOT NULL DEFAULT '' CHECK (length(title) <= 144),
  description text NOT NULL DEFAULT '' CHECK (length(description) <= 4000),
  keywords text NOT NULL DEFAULT '' CHECK (length(keywords) <= 4000),
  about_html text NOT NULL DEFAULT '' CHECK (length(about_html) <= 100000),
  header_html text NOT NULL DEFAULT '' CHECK (length(header_html) <= 100000),
  footer_html text NOT NULL DEFAULT '' CHECK (length(footer_html) <= 100000),
  legal_html text NOT NULL DEFAULT '' CHECK (length(legal_html) <= 100000),
  messages jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(messages) = 'object' AND length(messages::text) <= 200000),
  PRIMARY KEY (member_id, language),
  UNIQUE (member_id, position)
);
CALL fence_by_member('site_language');

CREATE TABLE site_page (
  member_id integer NOT NULL REFERENCES member (id),
  id integer NOT NULL CHECK (id > 0),
  link_name text NOT NULL CHECK (link_name ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  full_width boolean NOT NULL DEFAULT false,
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, link_name)
);
CALL fence_by_member('site_page');

-- The page in one language: HTML, or a URL that starts with http.
CREATE TABLE site_page_text (
  member_id integer NOT NULL,
  page_id integer NOT NULL,
  language text NOT NULL CHECK (language ~ '^[a-z]{2}(_[A-Z]{2})?$'),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 144),
  body text NOT NULL CHECK (length(body) <= 100000),
  PRIMARY KEY (member_id, page_id, language),
  FOREIGN KEY (member_id, page_id) REFERENCES site_page (member_id, id)
);
CALL fence_by_member('site_page_text');

CREATE TABLE site_picture (
  member_id integer NOT NULL REFERENCES member (id),
  name text NOT NULL CHECK (name ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  svg text NOT NULL CHECK (svg ~ '^<svg[ >]' AND length(svg) <= 100000),
  PRIMARY KEY (member_id, name)
);
CALL fence_by_member('site_picture');

-- The four properties of a look that an operator may change.
CREATE TABLE site_style (
  member_id integer PRIMARY KEY REFERENCES member (id),
  brand text CHECK (brand ~ '^#[0-9a-fA-F]{6}$'),
  cta text CHECK (cta ~ '^#[0-9a-fA-F]{6}$'),
  logo text,
  background text,
  FOREIGN KEY (member_id, logo) REFERENCES site_picture (member_id, name),
  FOREIGN KEY (member_id, background) REFERENCES site_picture (member_id, name)
);
CALL fence_by_member('site_style');

CREATE TABLE ad (
  member_id integer NOT NULL REFERENCES member (id),
  id integer NOT NULL CHECK (id > 0),
  screen_type text NOT NULL DEFAULT 'ALL' CHECK (screen_type IN ('LOBBY', 'PAGE', 'ALL')),
  location text NOT NULL CHECK (location IN ('TOP', 'FULL')),
  size text NOT NULL DEFAULT 'ALL' CHECK (size IN ('XS', 'SM', 'MD', 'LG', 'XL', 'ALL')),
  client_type text NOT NULL DEFAULT 'all' CHECK (client_type IN ('web', 'mobile', 'all')),
  campaign text NOT NULL DEFAULT 'main' CHECK (campaign ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  weight integer NOT NULL DEFAULT 1 CHECK (weight BETWEEN 0 AND 1000),
  delay_ms integer NOT NULL DEFAULT 0 CHECK (delay_ms = 0 OR delay_ms BETWEEN 5000 AND 600000),
  client text NOT NULL CHECK (length(client) BETWEEN 1 AND 64),
  picture text NOT NULL,
  picture_text text NOT NULL CHECK (length(picture_text) BETWEEN 1 AND 144),
  target_url text NOT NULL CHECK (target_url ~ '^(https://|/[^/\\])' AND length(target_url) <= 2000),
  active boolean NOT NULL DEFAULT true,
  PRIMARY KEY (member_id, id),
  FOREIGN KEY (member_id, picture) REFERENCES site_picture (member_id, name)
);
CALL fence_by_member('ad');

GRANT SELECT ON site_language, site_page, site_page_text, site_picture, site_style, ad TO fairground_app;

-- migrate:down
