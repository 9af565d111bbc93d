import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockReference } from './block-reference.ts';

/** Where one block's example is shown in one language. */
export const catalogueAddress = (language: string, type: string) => `/__blocks/${language}/${type}`;

const SHEET = `
body { margin: 0; padding: 2rem clamp(1rem, 4vw, 4rem); font: 16px/1.5 system-ui, sans-serif; color: CanvasText; background: Canvas; }
section { padding-block: 2rem; border-block-start: 1px solid GrayText; }
pre, table { border: 1px solid GrayText; padding: 1rem; font-size: 13px; overflow: auto; max-block-size: 30rem; }
td { padding: .25rem .75rem .25rem 0; vertical-align: top; } code { font: 13px ui-monospace, monospace; }
iframe { inline-size: 100%; block-size: 36rem; border: 1px solid GrayText; resize: vertical; overflow: auto; }
.sides { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(34rem, 100%), 1fr)); }
nav a { margin-inline-end: 1rem; }
`;

/** The catalogue: every block from its example in every language, beside its YAML and its fields. */
export function renderCatalogue({
  blocks,
  languages,
}: {
  blocks: readonly BlockReference[];
  languages: readonly string[];
}): string {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Blocks</title>
        <style dangerouslySetInnerHTML={{ __html: SHEET }} />
      </head>
      <body>
        <h1>Blocks</h1>
        <nav>
          {blocks.map(({ type }) => (
            <a key={type} href={`#${type}`}>
              {type}
            </a>
          ))}
        </nav>
        {blocks.map((block) => (
          <Entry key={block.type} block={block} languages={languages} />
        ))}
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

function Entry({
  block: { type, text, fields, yaml },
  languages,
}: {
  block: BlockReference;
  languages: readonly string[];
}) {
  return (
    <section id={type}>
      <h2>{type}</h2>
      <p>{text}</p>
      <div className="sides">
        <pre>{yaml}</pre>
        <table>
          <tbody>
            {fields.map(({ name, required, kind, text: field }) => (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                  {required && ' *'}
                </td>
                <td>{kind}</td>
                <td>{field}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {languages.map((language) => (
        <div key={language}>
          <h3>{language}</h3>
          <iframe title={`${type} (${language})`} src={catalogueAddress(language, type)} loading="lazy" />
        </div>
      ))}
    </section>
  );
}
