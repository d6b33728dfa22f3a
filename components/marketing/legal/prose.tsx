import { Fragment } from "react";

/** Paragraphs separated by empty lines; lines that begin with "- " are a list. */
export function Prose({ text }: { text: string }) {
  return (
    <div className="flex max-w-2xl flex-col gap-3 text-ink/90">
      {text.split("\n\n").map((block) => {
        const lines = block.split("\n");
        const items = lines.filter((line) => line.startsWith("- "));
        const intro = lines.filter((line) => !line.startsWith("- ")).join(" ");
        return (
          <Fragment key={block}>
            {intro && <p>{intro}</p>}
            {items.length > 0 && (
              <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-leaf">
                {items.map((item) => (
                  <li key={item}>{item.slice(2)}</li>
                ))}
              </ul>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}
