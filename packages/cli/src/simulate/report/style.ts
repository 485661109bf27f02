/** A beer mat on paper: the colours of the house in both lights, and black on white when printed. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbf4e4, #1f150e);
  --mat: light-dark(#fffaf0, #2b1e15);
  --line: light-dark(#e2cfa6, #4a3423);
  --ink: light-dark(#2b1b12, #f6ead2);
  --quiet: light-dark(#63482f, #cdb891);
  --wood: light-dark(#6e4427, #140c07);
  --on-wood: #fdf3df;
  --brass: light-dark(#b07c1e, #e0b66c);
  --more: light-dark(#2f6b23, #a5e08c);
  --less: light-dark(#8a2b12, #ff9d7a);
  --none: light-dark(#a08a6c, #8d7a60);
  --plain: light-dark(#7c5410, #e0b66c);
  --display: "Rockwell Nova", Rockwell, "Roboto Slab", "Sitka Heading", "DejaVu Serif", ui-serif, Georgia, serif;
  --body: Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", "Segoe UI", system-ui, sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 var(--body); }
header { background: var(--wood); color: var(--on-wood); border-bottom: 6px double var(--brass); padding: 2.2rem max(1rem, calc(50vw - 30rem)) 1.6rem; }
header p { margin: 0.2rem 0; }
h1 { font: 700 clamp(2rem, 7vw, 3.4rem)/1.05 var(--display); margin: 0.2rem 0 0.6rem; }
.house { font: 0.85rem var(--display); letter-spacing: 0.22em; text-transform: uppercase; color: #e0b66c; }
.count { font-weight: 700; }
main { max-width: 62rem; margin: 0 auto; padding: 1.2rem 1rem 3rem; }
section { background: var(--mat); border: 1px solid var(--line); border-radius: 14px; padding: 1.1rem clamp(0.9rem, 3vw, 1.8rem) 1.3rem; margin: 1.1rem 0; }
h2 { font: 700 1.5rem/1.2 var(--display); margin: 0 0 0.7rem; }
h3 { font: 700 1.05rem/1.3 var(--body); margin: 0 0 0.2rem; }
h3 small { display: block; font-weight: 400; color: var(--quiet); font-size: 0.9rem; }
p { margin: 0.5rem 0; max-width: 46rem; }
.how { color: var(--quiet); font-size: 0.92rem; }
.mind { border-left: 4px solid var(--brass); padding-left: 0.8rem; }
.verdict p { font-size: 1.12rem; font-weight: 700; }
ul { margin: 0; padding-left: 1.2rem; }
li { margin: 0.35rem 0; }
#in-short { border: 2px solid var(--brass); font-size: 1.05rem; }
.rows { margin: 0.8rem 0; }
.row { display: grid; grid-template-columns: minmax(7rem, 15rem) minmax(6rem, 1fr) 12.5rem; column-gap: 1rem; align-items: center; padding: 0.2rem 0; break-inside: avoid; }
.row small { color: var(--quiet); }
.figure { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.drawn { display: block; min-width: 0; }
.dense .row { border-top: 1px solid var(--line); font-size: 0.92rem; }
.dense .row:first-child, .dense .row.last { border-top: 0; }
.who { min-width: 0; }
.dense .who small { display: block; font-size: 0.82rem; line-height: 1.25; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
#cards .row { grid-template-columns: minmax(7rem, 17rem) minmax(6rem, 1fr) 16rem; }
.figure small { margin-right: 0.5em; font-weight: 400; }
.sure .figure, .sure .who { font-weight: 700; }
.sure .who small { font-weight: 400; }
.row { padding-block: 0; }
.strip { display: block; width: 100%; height: 26px; overflow: visible; }
.strip path, .marked { vector-effect: non-scaling-stroke; fill: none; }
.grid { stroke: var(--line); stroke-width: 1; }
.compared { stroke: var(--quiet); stroke-width: 1.5; stroke-dasharray: 3 3; }
.reach { stroke: var(--tone); stroke-width: 8; stroke-linecap: round; opacity: 0.4; }
.dot { stroke: var(--tone); stroke-width: 11; stroke-linecap: round; }
.dense .strip { height: 18px; }
.dense .reach { stroke-width: 6; }
.dense .dot { stroke-width: 8; }
.histogram { display: block; width: 100%; height: 120px; margin-top: 0.5rem; border-bottom: 1.5px solid var(--quiet); }
.bars { fill: var(--tone); }
.marked { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 5 3; }
.axis { position: relative; height: 1.4rem; font-size: 0.8rem; color: var(--quiet); font-variant-numeric: tabular-nums; }
.axis span { position: absolute; transform: translateX(-50%); white-space: nowrap; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 1.4rem 2rem; }
.pair > div { min-width: 0; break-inside: avoid; }
.pair .row { grid-template-columns: minmax(0, 1fr) auto; row-gap: 0; }
.pair .row .drawn { grid-row: 2; grid-column: 1 / -1; }
.tone-seat-0 { --tone: light-dark(#8a2b12, #ff9d7a); }
.tone-seat-1 { --tone: light-dark(#1d4e89, #8ec5ff); }
.tone-seat-2 { --tone: light-dark(#2f6b23, #a5e08c); }
.tone-seat-3 { --tone: light-dark(#6b2d86, #e2b0ff); }
.tone-seat-4 { --tone: light-dark(#7a5a00, #ffe08a); }
.tone-plain { --tone: var(--plain); }
.tone-more { --tone: var(--more); }
.tone-less { --tone: var(--less); }
.tone-none { --tone: var(--none); }
dt { font-weight: 700; margin-top: 0.6rem; }
dd { margin: 0.1rem 0 0; }
code { display: inline-block; font-size: 0.9rem; overflow-wrap: anywhere; background: var(--paper); border: 1px solid var(--line); border-radius: 6px; padding: 0.15rem 0.4rem; }
@media (max-width: 44rem) {
  .row, #cards .row { grid-template-columns: minmax(0, 1fr) auto; row-gap: 0; padding: 0.35rem 0; }
  .figure small { display: block; margin: 0; }
  .row .drawn { grid-row: 2; grid-column: 1 / -1; }
  .row.last .drawn { grid-row: 1; }
}
@media print {
  :root { font-size: 10pt; color-scheme: light; --paper: #fff; --mat: #fff; --wood: #fff; --on-wood: #000; }
  header { padding: 0 0 0.6rem; }
  .house { color: #63482f; }
  main { padding: 0; max-width: none; }
  section, #in-short { border: 0; border-top: 1px solid var(--line); border-radius: 0; padding: 0.8rem 0; margin: 0; }
  h2, h3 { break-after: avoid; }
}
`;
