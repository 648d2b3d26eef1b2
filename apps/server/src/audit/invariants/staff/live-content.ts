import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** What the tables of the site show, in the form of a version. */
const shown = (memberId: number) => sql`
  SELECT 'page' AS kind, p.link_name AS key, t.language,
         jsonb_build_object('title', t.title, 'body', t.body, 'fullWidth', t.full_width) AS value
    FROM site_page p JOIN site_page_text t ON t.member_id = p.member_id AND t.page_id = p.id
   WHERE p.member_id = ${memberId}
  UNION ALL
  SELECT 'picture', name, '', jsonb_build_object('svg', svg) FROM site_picture WHERE member_id = ${memberId}
  UNION ALL
  SELECT 'ad', name, '',
         jsonb_build_object('location', location, 'screenType', screen_type, 'size', size, 'clientType', client_type,
                            'campaign', campaign, 'weight', weight, 'delayMs', delay_ms, 'client', client,
                            'picture', picture, 'text', picture_text, 'target', target_url)
    FROM ad WHERE member_id = ${memberId} AND active
  UNION ALL
  SELECT 'colours', 'site', '', jsonb_build_object('brand', brand, 'cta', cta) FROM site_style WHERE member_id = ${memberId}
  UNION ALL
  SELECT 'logo', 'site', '', jsonb_build_object('picture', logo) FROM site_style WHERE member_id = ${memberId}
  UNION ALL
  SELECT 'background', 'site', '', jsonb_build_object('picture', background) FROM site_style WHERE member_id = ${memberId}
  UNION ALL
  SELECT 'siteText', 'site', language,
         jsonb_build_object('title', title, 'description', description, 'keywords', keywords, 'aboutHtml', about_html,
                            'headerHtml', header_html, 'footerHtml', footer_html, 'legalHtml', legal_html)
    FROM site_language WHERE member_id = ${memberId}
  UNION ALL
  SELECT 'gameText', game_id::text, language,
         jsonb_build_object('title', title, 'titleShort', title_short, 'description', description, 'info', info,
                            'rulesHtml', rules_html, 'oneClickStart', one_click_start, 'oneClickLobby', one_click_lobby,
                            'oneClickSuccess', one_click_success, 'oneClickBundle', one_click_bundle)
    FROM game_text WHERE member_id = ${memberId}`

/** The site shows exactly the live versions, and each version still has the value of its hash. */
export const liveContent = bySql(
  { id: 'A57', title: 'The site shows the live version of each page, ad, picture and text', unit: 'version' },
  memberId => ({
    count: sql`SELECT count(*) FROM content_version WHERE member_id = ${memberId}`,
    problems: [
      sql`SELECT format('the site does not show version %s of %s %s', v.id, v.kind, v.key) AS problem
            FROM content_version v LEFT JOIN (${shown(memberId)}) s USING (kind, key, language)
           WHERE v.member_id = ${memberId} AND v.status = 'live' AND s.value IS DISTINCT FROM v.value`,
      sql`SELECT format('version %s has another value than its hash', id) AS problem
            FROM content_version
           WHERE member_id = ${memberId} AND hash <> encode(sha256(convert_to(value::text, 'UTF8')), 'hex')`,
    ],
  }),
)
