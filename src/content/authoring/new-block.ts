import type { AuthoredSite } from '../../../schema/site.ts';
import { camelName, pascalName } from '../read/block-names.ts';

/** The files of a new block, by their names in its folder: it passes the check and shows as it is, and is there to be changed. */
export function newBlockFiles(type: string, { defaultLanguage }: AuthoredSite): Readonly<Record<string, string>> {
  const [camel, pascal] = [camelName(type), pascalName(type)];
  const words = type.replaceAll('-', ' ');
  const title = words.charAt(0).toLocaleUpperCase('en') + words.slice(1);
  return {
    'schema.ts': `import { block, text, z } from 'pages-as-data/schema';

/** ${title}: say here what the block is for; editors show it. */
export const ${camel}Block = block('${type}', {
  /** The section's heading. */
  title: text(),
  /** The entries, in the order in which they are shown. */
  items: z
    .array(
      z.strictObject({
        /** What the entry is about. */
        name: text(),
        /** What there is to say of it. */
        details: text().optional(),
      }),
    )
    .min(1),
});
`,
    [`${pascal}.tsx`]: `import { type BlockProps, renderText, Section } from 'pages-as-data/ui';
import type { ${camel}Block } from './schema.ts';

export function ${pascal}Block({ block }: BlockProps<typeof ${camel}Block>) {
  return (
    <Section block={block}>
      <dl className="${type}">
        {block.items.map(({ name, details }, place) => (
          <div key={place}>
            <dt>{renderText(name)}</dt>
            {details !== undefined && <dd>{renderText(details)}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  );
}
`,
    'shortcuts.ts': `import type { Shortcuts } from 'pages-as-data/ui';

/** The block's class names, each with the utilities that it stands for. */
export const ${camel}Shortcuts: Shortcuts = {
  '${type}': 'grid gap-4 [&_dt]:font-medium [&_dd]:text-muted',
};
`,
    'example.yaml': `# ${title}, with every field.
type: ${type}
title: { ${defaultLanguage}: ${title} }
items:
  - name: { ${defaultLanguage}: First entry }
    details: { ${defaultLanguage}: What there is to say of it }
  - name: { ${defaultLanguage}: Second entry }
`,
  };
}

/** How TypeScript checks a site's own code, together with the registries that the engine writes of it. */
export const OWN_TSCONFIG = `{
  "compilerOptions": {
    "target": "ES2023",
    "lib": ["ES2023", "DOM", "DOM.Iterable"],
    "module": "ESNext",
    "moduleResolution": "bundler",
    "jsx": "react-jsx",
    "strict": true,
    "noUncheckedIndexedAccess": true,
    "exactOptionalPropertyTypes": true,
    "isolatedModules": true,
    "skipLibCheck": true,
    "noEmit": true,
    "allowImportingTsExtensions": true
  },
  "include": ["blocks", "shell", "hooks.ts", ".cache/blocks"]
}
`;
