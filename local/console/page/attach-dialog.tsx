/** @jsxImportSource hono/jsx */
import { SAMPLE_PHOTOS } from "../../model/sample-photos";
import { Icon } from "./icons";

/** A photo from the samples or one's own, or a recording that says what is typed. */
export function AttachDialog() {
  return (
    <dialog id="attach" aria-labelledby="attach-title">
      <form method="dialog" class="dialog-head">
        <h2 id="attach-title">Enviar foto ou áudio</h2>
        <button type="submit" class="round quiet" aria-label="Fechar">
          <Icon name="close" />
        </button>
      </form>
      <label for="caption">Legenda da foto (se quiser)</label>
      <input id="caption" maxlength={1024} autocomplete="off" placeholder="Meu almoço de hoje" />
      <div class="samples">
        {SAMPLE_PHOTOS.map(({ name, title }) => (
          <button type="button" data-photo={name}>
            <img src={`/console/samples/${name}.jpg`} alt="" width="160" height="160" loading="lazy" />
            <span>{title}</span>
          </button>
        ))}
      </div>
      <label class="action file">
        Escolher uma foto sua
        <input class="hidden" type="file" id="photo-file" accept="image/jpeg,image/png,image/webp" />
      </label>
      <form id="voice">
        <label for="said">Ou um áudio que diz</label>
        <div class="row">
          <input
            id="said"
            name="said"
            required
            maxlength={1000}
            autocomplete="off"
            placeholder="Comi uma banana e um iogurte"
          />
          <button type="submit" class="action">
            <Icon name="mic" /> Gravar
          </button>
        </div>
      </form>
    </dialog>
  );
}
