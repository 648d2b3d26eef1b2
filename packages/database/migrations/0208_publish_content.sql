-- migrate:up

-- Staff commands publish the content of an operator's site. The HTML is rebuilt from an allow-list when it is read.
GRANT INSERT, UPDATE ON site_page, site_page_text, site_picture, site_style, ad TO fairground_app;
GRANT DELETE ON site_page, site_page_text TO fairground_app;

-- migrate:down
