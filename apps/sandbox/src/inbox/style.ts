export const inboxStyle = `:root {
  color-scheme: light dark;
  --ground: light-dark(#f1f4f9, #10141c);
  --paper: light-dark(#fff, #1a202c);
  --ink: light-dark(#18212f, #eef2f8);
  --quiet: light-dark(#57637a, #a5b0c4);
  --line: light-dark(#cdd5e1, #3a4558);
  --accent: light-dark(#0b57d0, #8ab4ff);
  --chosen: light-dark(#e3edff, #24324c);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 24px; padding: 16px; border-block-end: 1px solid var(--line); background: var(--paper); }
h1 { margin: 0; font-size: 1.25rem; }
header p { margin: 0; color: var(--quiet); font-size: 0.875rem; }
form { display: flex; align-items: end; gap: 8px; min-inline-size: 0; }
label { display: grid; gap: 4px; min-inline-size: 0; color: var(--quiet); font-size: 0.875rem; }
select, button { min-block-size: 44px; max-inline-size: 100%; padding: 0 12px; border: 1px solid var(--quiet); border-radius: 10px; background: var(--paper); color: var(--ink); font: inherit; }
main { display: grid; grid-template-columns: minmax(0, 24rem) minmax(0, 1fr); gap: 16px; max-inline-size: 84rem; margin: 0 auto; padding: 16px; }
ol { display: grid; align-content: start; gap: 8px; margin: 0; padding: 0; list-style: none; }
ol a { display: grid; gap: 2px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--paper); color: inherit; text-decoration: none; overflow-wrap: anywhere; }
ol a[aria-current] { border-color: var(--accent); background: var(--chosen); }
ol small { display: flex; justify-content: space-between; gap: 12px; color: var(--quiet); }
.empty { color: var(--quiet); }
article { align-self: start; padding: 20px; border: 1px solid var(--line); border-radius: 16px; background: var(--paper); min-inline-size: 0; }
article h2 { margin: 0 0 8px; font-size: 1.25rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 2px 12px; margin: 0 0 16px; color: var(--quiet); font-size: 0.875rem; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { inline-size: 100%; block-size: 70vh; border: 1px solid var(--line); border-radius: 10px; background: #fff; color-scheme: light; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
.code { display: inline-block; margin-block-start: 12px; padding: 8px 16px; border-radius: 10px; background: var(--chosen); font: 600 1.75rem/1.4 ui-monospace, monospace; letter-spacing: 0.1em; user-select: all; }
.back { display: none; min-block-size: 44px; align-items: center; color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media (max-width: 767px) {
  main { grid-template-columns: minmax(0, 1fr); }
  main[data-open] > section, main:not([data-open]) > article { display: none; }
  .back { display: inline-flex; }
  form, label { inline-size: 100%; }
}
`
