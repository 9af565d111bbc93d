import { sheetOf } from './dom.ts';

/** A fact in a text. */
const CHIP =
  '.chip { display: inline-block; padding-inline: .35em; border-radius: .4em; background: #e7f0fa; color: #0a3d73; box-shadow: inset 0 0 0 1px #9fc1e6; cursor: pointer; }';

export const COMMON = `
:host { all: initial; font: 15px/1.45 system-ui, sans-serif; color: #16202b; --ink: #16202b; --soft: #5a6672; --line: #d9dee4; --ground: #fff; --tint: #f3f6f9; --accent: #0b5cad; --wash: #e7f0fa; --bad: #a3241c; --good: #19703f; }
* { box-sizing: border-box; }
button { font: inherit; color: inherit; background: none; border: 1px solid transparent; border-radius: 8px; min-block-size: 36px; padding: 4px 10px; cursor: pointer; display: inline-flex; gap: 6px; align-items: center; justify-content: center; }
button:hover:not(:disabled, [aria-disabled=true]) { background: var(--wash); }
button:is(:disabled, [aria-disabled=true]) { color: #8b95a0; cursor: default; }
button.main { background: var(--accent); color: #fff; }
button.main:hover { background: #084a8d; }
button[aria-pressed=true] { background: var(--wash); color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
svg { inline-size: 18px; block-size: 18px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; flex: none; }
[dir=rtl] .turns, .turns:dir(rtl) { transform: scaleX(-1); }
input, select, textarea { font: inherit; color: inherit; inline-size: 100%; min-block-size: 40px; padding: 6px 10px; border: 1px solid #8b95a0; border-radius: 8px; background: #fff; }
select { appearance: none; padding-inline-end: 32px; background: conic-gradient(from -45deg at bottom, var(--soft) 90deg, #0000 0) right 12px center / 10px 5px no-repeat #fff; }
select:dir(rtl) { background-position: 12px; }
p, h2, ul { margin: 0; padding: 0; } ul { list-style: none; }
.hide { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.note { color: var(--soft); font-size: 13px; }
.bad { color: var(--bad); }
.code { font: .92em ui-monospace, monospace; padding-inline: .25em; border-radius: 4px; background: var(--tint); overflow-wrap: anywhere; }
.told-list { display: grid; gap: 4px; }
.mending { display: flex; gap: 8px; align-items: start; justify-content: space-between; }
.mend { border-color: var(--line); color: var(--accent); flex: none; }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr)); gap: 12px; }
blockquote { margin: 0; padding: 10px 12px; border-radius: 10px; background: var(--tint); overflow-wrap: anywhere; white-space: pre-wrap; }
ins { background: #dcf3e4; text-decoration: none; } del { background: #fbe3e1; } ins, del { border-radius: 4px; }
`;

/** The bar that is always there. */
export const barSheet = sheetOf(`${COMMON}
:host { display: block; position: fixed; inset-block-end: calc(14px + var(--dev-panel, 0px)); inset-inline: 14px; z-index: 100001; pointer-events: none; }
.bar { display: flex; justify-content: end; }
.pill { pointer-events: auto; display: flex; flex-wrap: wrap; gap: 2px; align-items: center; max-inline-size: 100%; padding: 5px; background: var(--ground); border: 1px solid var(--line); border-radius: 14px; box-shadow: 0 6px 24px rgb(16 32 48 / .18); }
.pill { justify-content: end; }
.status { flex: 1 0 100%; padding: 3px 8px 1px; color: var(--good); font-size: 13px; line-height: 1.3; }
.told { color: #7a4a00; background: #fdf0d8; }
/* What is not shown is not read out when it is filled. */
.status:empty { flex-basis: auto; padding: 0; }
.status.bad { color: var(--bad); }
/* Where messages would not fit beside the buttons they stand above them: no button moves when they come. */
@media (max-width: 1279px) { .told, .status { order: -2; } .status { flex: 1 0 0; } .pill::before { content: ''; order: -1; flex: 1 0 100%; margin-block-end: -2px; } }
@media (max-width: 900px) { .wide { display: none; } }
@media (max-width: 480px) { .end span { display: none; } .pill button { padding-inline: 8px; } .pill .end { min-inline-size: 48px; } }
`);

/** A panel at the page's side; on narrow screens at its foot. */
export const panelSheet = sheetOf(`${COMMON}
:host { position: fixed; inset: 0; z-index: 100002; pointer-events: none; }
dialog { pointer-events: auto; position: fixed; inset-block: 12px calc(var(--page-editor-foot, 62px) + 8px); inset-inline: auto 12px; margin: 0; inline-size: min(26rem, calc(100vw - 24px)); max-block-size: none; block-size: auto; padding: 0; border: 1px solid var(--line); border-radius: 16px; background: var(--ground); color: inherit; box-shadow: 0 12px 48px rgb(16 32 48 / .25); display: flex; flex-direction: column; }
dialog:not([open]) { display: none; }
dialog.broad { inline-size: min(64rem, calc(100vw - 24px)); inset-block: auto calc(var(--page-editor-foot, 62px) + 8px); max-block-size: calc(100dvh - var(--page-editor-foot, 62px) - 20px); }
.top { display: flex; gap: 8px; align-items: center; justify-content: space-between; padding: 12px 12px 8px 16px; padding-inline: 16px 12px; border-block-end: 1px solid var(--line); }
h2 { font: 600 16px/1.3 inherit; font-family: inherit; font-size: 16px; }
.body { overflow: auto; padding: 12px 16px 16px; display: grid; gap: 10px; align-content: start; }
.kinds { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(14rem, calc(50% - 6px)), 1fr)); gap: 12px; }
.kinds button { block-size: 100%; justify-content: start; padding: 8px; gap: 4px; border-color: var(--line); border-radius: 12px; }
.kinds b { margin-block-start: 4px; }
.shot { display: block; position: relative; overflow: hidden; aspect-ratio: 8 / 5; border-radius: 7px; background: var(--tint); }
.shot iframe { position: absolute; inset-block-start: 0; inset-inline-start: 0; border: 0; inline-size: 1000px; block-size: 625px; transform: scale(var(--scale, .2)); transform-origin: 0 0; pointer-events: none; }
.shot::after { content: ''; position: absolute; inset: 0; border-radius: inherit; box-shadow: inset 0 0 0 1px var(--line); }
.shot:dir(rtl) iframe { transform-origin: 100% 0; }
li > button { inline-size: 100%; justify-content: start; text-align: start; flex-direction: column; align-items: stretch; gap: 0; padding: 6px 10px; }
.where { color: var(--soft); font-size: 12px; }
.alone { padding: 6px 10px; } .aside { justify-self: start; border-color: var(--line); }
.words { overflow-wrap: anywhere; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); gap: 14px; }
.column { display: grid; gap: 6px; align-content: start; }
.column > b { display: flex; gap: 8px; align-items: baseline; }
.tag.published { background: #e1f2e5; color: #14522b; } .tag:is(.faulty, .unpublished) { background: #fde5e2; color: #8a1c12; }
.tag { font-weight: 400; font-size: 12px; padding: 0 8px; border-radius: 99px; background: #fdf0d8; color: #6b4700; }
.input { line-height: 1.6; min-block-size: 6rem; padding: 8px 12px; border: 1px solid #8b95a0; border-radius: 10px; white-space: pre-wrap; overflow-wrap: anywhere; cursor: text; }
.input p, .input ul, .input ol { margin: 0; } .input > * + * { margin-block-start: .6em; } .input ul { list-style: disc; padding-inline-start: 1.3em; } .input ol { padding-inline-start: 1.3em; }
${CHIP}
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
pre { margin: 0; padding: 10px 12px; border-radius: 10px; background: var(--tint); overflow: auto; font: 12px/1.5 ui-monospace, monospace; direction: ltr; text-align: start; }
fieldset, .fields { display: grid; gap: 14px; margin: 0; padding: 0; border: 0; min-inline-size: 0; } legend { padding: 0 0 6px; font-weight: 600; }
label { font-weight: 600; justify-self: start; } .field { display: grid; gap: 4px; }
.setting { display: flex; gap: 8px; align-items: center; border-radius: 8px; } .setting.over { outline: 2px dashed var(--accent); outline-offset: 4px; }
.choose { flex: none; min-block-size: 40px; padding-inline: 8px 6px; border-color: #8b95a0; } .choose > :last-child { inline-size: 14px; block-size: 14px; } .choose img { inline-size: 44px; block-size: 28px; object-fit: contain; }
.head { display: flex; flex-wrap: wrap; gap: 4px; align-items: center; } .head button { min-block-size: 32px; border-color: var(--line); } .head .words { flex: 1; min-inline-size: 8rem; -webkit-line-clamp: 1; color: var(--soft); font-size: 13px; }
[hidden] { display: none !important; } fieldset:has(> .head) { grid-template-columns: minmax(0, 1fr) auto; } fieldset:has(> .head) > * { grid-column: 1 / -1; } fieldset > legend:has(+ .head) { grid-column: 1; } legend + .head { grid-area: 1 / 2; align-self: start; min-block-size: 32px; } fieldset { padding-block-start: 6px; border-block-start: 1px solid var(--line); } fieldset legend { float: inline-start; padding-block: 6px; }
.adds { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; } .adds button { min-block-size: 32px; border: 1px dashed #8b95a0; border-radius: 99px; font-size: 14px; } .adds svg { inline-size: 14px; block-size: 14px; }
 input[type=color] { inline-size: 48px; flex: none; padding: 3px; }
 input[type=checkbox] { inline-size: 24px; min-block-size: 24px; margin: 6px 0; }
section { display: grid; gap: 6px; padding-block-end: 10px; border-block-end: 1px solid var(--line); }
section > button, textarea + button { justify-self: start; }
section .row button, textarea + button { border-color: var(--line); }
section > button:not(.name) { border-color: var(--line); }
.name { display: grid; justify-items: start; justify-content: start; text-align: start; gap: 2px; }
summary { cursor: pointer; padding: 6px 0; }
pre > * { display: block; min-block-size: 1lh; }
`);

/** What hangs below the field. */
export const stripSheet = sheetOf(`${COMMON}
:host { display: block; position: absolute; inline-size: max-content; }
.strip { display: grid; inline-size: max-content; max-inline-size: min(34rem, calc(100vw - 24px)); padding: 6px 8px; background: var(--ground); border: 1px solid var(--line); border-radius: 12px; box-shadow: 0 8px 28px rgb(16 32 48 / .22); }
.strip > * + * { margin-block-start: 4px; }
.strip > :is(:empty, :has(> .told-list:empty)) { margin-block-start: 0; }
.tools { display: flex; flex-wrap: wrap; gap: 2px; align-items: center; }
.tools button { min-inline-size: 36px; }
.gap { flex: 1; min-inline-size: 12px; }
@media (width < 480px) { .tools { gap: 0; } .tools button { min-inline-size: 34px; padding-inline: 6px; } .gap { min-inline-size: 8px; } }
.note { padding-inline: 6px; max-inline-size: 32rem; }
.list { display: grid; max-block-size: 15rem; overflow: auto; border-block-start: 1px solid var(--line); padding-block-start: 4px; }
.list button { justify-content: space-between; text-align: start; }
.list span { color: var(--soft); overflow-wrap: anywhere; }
.below { max-block-size: 40vh; overflow: auto; }
.fact { display: grid; gap: 2px; }
.fact.new { gap: 6px; padding: 4px 6px; }
.line { display: flex; gap: 6px; padding: 4px 6px; } .line .pick { border-color: var(--line); min-inline-size: 40px; }
`);

/** The handles that lie over the page, beside its blocks and entries. */
export const handleSheet = sheetOf(`${COMMON}
:host { position: absolute; inset-block-start: 0; inset-inline: 0; block-size: 0; z-index: 99990; }
.place { position: absolute; inline-size: 0; pointer-events: none; }
.stick { position: sticky; inset-block-start: calc(var(--covered, 0px) + 8px); inline-size: 0; block-size: 0; }
.handle { position: absolute; inset-block-start: 0; display: flex; align-items: start; inline-size: max-content; opacity: 0; transition: opacity .15s; }
.handle[data-turned] { flex-direction: row-reverse; }
:is([data-shown] .handle, .handle[data-open], .handle:has(.tag)) { opacity: 1; pointer-events: auto; }
@media (hover: none) { .block .handle { opacity: 1; pointer-events: auto; } }
.grip { min-block-size: 28px; inline-size: 24px; padding: 0; color: var(--soft); background: rgb(255 255 255 / .92); border-color: var(--line); border-radius: 7px; touch-action: none; cursor: grab; }
.block .grip { min-block-size: 40px; }
@media (width < 480px) { .grip { position: relative; inline-size: 20px; } .grip::after { content: ''; position: absolute; inset-block: 0; inset-inline: -3px; } .block .grip::after { inset-inline: 0 -6px; } }
.grip svg { stroke-width: 2.6; }
.grip[aria-pressed=true] { background: var(--accent); color: #fff; cursor: grabbing; }
.acts { display: none; gap: 0; margin-inline: 4px; padding: 1px; background: var(--ground); border: 1px solid var(--line); border-radius: 10px; box-shadow: 0 4px 16px rgb(16 32 48 / .16); }
.handle[data-open] .acts { display: flex; }
.acts button { min-inline-size: 36px; padding: 4px; }
.name { align-self: center; padding-inline: 9px 5px; font-size: 13px; color: var(--soft); white-space: nowrap; max-inline-size: 18rem; overflow: hidden; text-overflow: ellipsis; }
@media (max-width: 700px) { .name { display: none; } }
.tag { margin: 8px 6px; font-size: 12px; line-height: 1; padding: 5px 9px; border-radius: 99px; background: #fdf0d8; color: #6b4700; }
.frame { position: absolute; pointer-events: none; border: 2px solid var(--accent); border-radius: 6px; opacity: .55; } .frame[hidden] { display: none; }
.line { position: fixed; z-index: 1; border-radius: 9px; background: var(--accent); box-shadow: 0 0 0 2px #fff; pointer-events: none; }
.carried { position: fixed; z-index: 2; inset-block-start: 0; pointer-events: none; padding: 6px 12px; border-radius: 10px; background: var(--ink); color: #fff; font-size: 14px; box-shadow: 0 6px 20px rgb(16 32 48 / .3); white-space: nowrap; }
`);

/** What the page itself shows while it is being edited. */
export const pageSheet = sheetOf(`
[data-block] { content-visibility: visible !important; transition: none !important; }
body { padding-block-end: calc(var(--page-editor-foot, 0px) + 8px); }
html { scroll-padding-block-end: calc(var(--page-editor-foot, 0px) + 12px); }
[data-proposed] { outline: 2px dashed #a55a00 !important; outline-offset: 5px; border-radius: 2px; }
[data-block][data-proposed] { outline-offset: -5px; }
page-editor-field { all: initial; font: 16px/1.5 system-ui, sans-serif; direction: ltr; position: fixed; z-index: 100000; display: block; }
page-editor-field > [contenteditable] { outline: 2px solid #0b5cad; outline-offset: 3px; border-radius: 2px; white-space: pre-wrap; overflow-wrap: anywhere; min-inline-size: 4ch; min-block-size: 1lh; cursor: text; }
page-editor-field > :not(.alone, page-editor-strip) { background: var(--ground); box-shadow: 0 0 0 4px var(--ground); }
page-editor-field > .alone { padding: 10px 12px; background: var(--ground, #fff); color: #16202b; font: 16px/1.5 system-ui, sans-serif; border-radius: 8px; box-shadow: 0 8px 28px rgb(16 32 48 / .22); }
page-editor-field p, page-editor-field ul, page-editor-field ol { margin: 0; padding: 0; font: inherit; color: inherit; max-inline-size: none; }
page-editor-field p + *, page-editor-field ul + *, page-editor-field ol + * { margin-block-start: .75em; }
page-editor-field ul, page-editor-field ol { padding-inline-start: 1.4em; list-style: disc; }
page-editor-field ol { list-style: decimal; }
page-editor-field li { display: list-item; margin: 0; padding: 0; list-style: inherit; }
page-editor-field li::before { content: none; }
page-editor-field strong { font-weight: 700; } page-editor-field em { font-style: italic; }
page-editor-field a { color: inherit; text-decoration: underline; }
page-editor-field ${CHIP}
page-editor-light { all: initial; position: fixed; z-index: 99998; pointer-events: none; border: 2px solid #0b5cad; border-radius: 4px; background: rgb(11 92 173 / .06); }
page-editor-light[hidden] { display: none; }
main [data-hidden] { opacity: .4; }
main [data-carried] { opacity: .5; }
[data-carrying], [data-carrying] * { cursor: grabbing !important; user-select: none !important; }
@media print { body { padding-block-end: 0; } page-editor-field, page-editor-light, page-editor-handles, page-editor-bar, page-editor-panel { display: none; } }
`);
