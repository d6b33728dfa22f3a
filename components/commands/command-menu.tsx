"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useState } from "react";
import { type Command, useCommands } from "@/components/commands/use-commands";
import { Input } from "@/components/forms/inputs/input";
import { activeAfter } from "@/components/forms/inputs/listbox";
import { requestLog } from "@/components/layout/member/log-request";
import { cn } from "@/components/ui/cn";
import { Dialog, DialogContent } from "@/components/ui/dialogs/dialog";
import { folded } from "@/lib/profile/suggestion";

type CommandMenuProps = { open: boolean; onOpen: (open: boolean) => void };

/** Every place and the usual acts by their names, and whatever else is typed as a meal to log. */
export function CommandMenu({ open, onOpen }: CommandMenuProps) {
  const t = useTranslations("layout.commands");
  return (
    <Dialog open={open} onOpenChange={onOpen}>
      <DialogContent title={t("title")} look="drawer">
        <CommandList onDone={() => onOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

/** Those whose words begin with what is typed stand before those that only hold it. */
function foundBy(wanted: string, commands: readonly Command[]): Command[] {
  const held = commands.filter(({ name }) => folded(name).includes(wanted));
  const [first = [], others = []] = [true, false].map((begins) =>
    held.filter(({ name }) => ` ${folded(name)}`.includes(` ${wanted}`) === begins),
  );
  return [...first, ...others];
}

function CommandList({ onDone }: { onDone: () => void }) {
  const t = useTranslations("layout.commands");
  const id = useId();
  const commands = useCommands();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const wanted = folded(typed);
  const found = foundBy(wanted, commands);
  const log: Command = {
    name: t("logTyped", { text: typed.trim() }),
    icon: Plus,
    run: () => requestLog({ day: null, kind: null, text: typed.trim() }),
  };
  const offers = wanted === "" ? commands : [...found, log];

  function run(command: Command | undefined) {
    if (!command) return;
    onDone();
    // What it opens must not be closed along with this, nor lose the focus to what had opened this.
    setTimeout(command.run);
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = activeAfter(event.key, active, offers.length);
    if (event.key === "Enter") run(offers[active]);
    // The dialog leaves it to the list, which here is all there is.
    else if (event.key === "Escape") onDone();
    else if (next !== null) setActive(next);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <Input
        role="combobox"
        autoComplete="off"
        aria-label={t("label")}
        aria-expanded={offers.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={offers[active] && `${id}-${active}`}
        placeholder={t("placeholder")}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={t("title")} className="mt-3 flex flex-col">
        {offers.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, as the combobox pattern has it
          <div
            key={command.name}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={cn(
              "flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-sm",
              index === active && "bg-sunken",
            )}
            onMouseEnter={() => setActive(index)}
            onClick={() => run(command)}
          >
            {command.icon && <command.icon className="size-5 text-muted" aria-hidden />}
            <span className="min-w-0 wrap-anywhere">{command.name}</span>
            {command.key && (
              <kbd className="ml-auto rounded-sm border border-line px-1.5 font-sans text-xs text-muted">
                {command.key}
              </kbd>
            )}
          </div>
        ))}
      </div>
    </>
  );
}
