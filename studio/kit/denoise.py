"""The filter that stands in for OpenImageDenoise, which Debian's Blender lacks."""
import numpy as np


def nlm(h1, h2, radius=6, k=0.45):
    """Cross-filtered non-local means guided by albedo and normals (Rousselle et al. 2012 in brief):
    weights measured on one half are applied to the other. Debian's Blender has no OpenImageDenoise."""
    def mean3(x):
        p = np.pad(x, ((1, 1), (1, 1)) + ((0, 0),) * (x.ndim - 2), mode='edge')
        return sum(p[i:i + x.shape[0], j:j + x.shape[1]] for i in range(3) for j in range(3)) / 9

    c1, c2 = (np.log1p(np.maximum(h['c'], 0) * 4) for h in (h1, h2))
    var = mean3(mean3(((c1 - c2) ** 2).mean(-1))) / 2 + 1e-6
    feats = []
    for key, tol in (('a', 0.012), ('n', 0.10)):
        if key in h1:
            f = (h1[key] + h2[key]) / 2
            fv = mean3(((h1[key] - h2[key]) ** 2).mean(-1)) / 4
            feats.append((f, fv, tol))
    shape = c1.shape
    acc = [np.zeros(shape, np.float32) for _ in 'ab']
    tot = [np.zeros(shape[:2], np.float32) for _ in 'ab']
    R = radius
    lin = [h['c'] for h in (h1, h2)]
    pad = lambda x: np.pad(x, ((R, R), (R, R)) + ((0, 0),) * (x.ndim - 2), mode='reflect')
    P = {'c': [pad(c1), pad(c2)], 'v': pad(var), 'l': [pad(np.minimum(x, 30)) for x in lin],
         'f': [(pad(f), pad(fv)) for f, fv, _ in feats]}
    H, W = shape[:2]
    for dy in range(-R, R + 1):
        for dx in range(-R, R + 1):
            if dx * dx + dy * dy > R * R + 1:
                continue
            s = np.s_[R + dy:R + dy + H, R + dx:R + dx + W]
            fd = np.zeros((H, W), np.float32)
            for (f, fv, tol), (pf, pfv) in zip(feats, P['f']):
                d = ((f - pf[s]) ** 2).mean(-1) - np.minimum(fv + pfv[s], 2 * fv + 2 * pfv[s])
                fd = np.maximum(fd, d / (tol ** 2 + 2 * (fv + pfv[s])))
            v2 = P['v'][s]
            for i, c in enumerate((c1, c2)):
                d = ((c - P['c'][i][s]) ** 2).mean(-1)
                d = (d - (var + np.minimum(var, v2))) / (1e-5 + k * k * (var + v2))
                w = np.exp(-np.maximum(np.maximum(mean3(d), 0), np.maximum(fd, 0)))
                acc[1 - i] += w[..., None] * P['l'][1 - i][s]
                tot[1 - i] += w
    return (acc[0] / tot[0][..., None] + acc[1] / tot[1][..., None]) / 2
