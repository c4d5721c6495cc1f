"""The denoiser that replaces OpenImageDenoise, which Debian's Blender lacks."""
import numpy as np


def mean3(x):
    """Returns the mean of each 3 x 3 neighbourhood, summed along one axis, then along the other."""
    p = np.pad(x, 1, mode='edge')
    rows = p[:-2] + p[1:-1] + p[2:]
    return (rows[:, :-2] + rows[:, 1:-1] + rows[:, 2:]) * np.float32(1 / 9)


def planes(x):
    """Returns the channels as separate planes: sums over channels are then sums of whole planes, several times as fast."""
    return [np.ascontiguousarray(x[..., k], np.float32) for k in range(x.shape[-1])]


def apart(one, other):
    """Returns the mean squared difference of two colours at each point."""
    d = one[0] - other[0]
    total = d * d
    for p, q in zip(one[1:], other[1:]):
        np.subtract(p, q, out=d)
        d *= d
        total += d
    total /= len(one)
    return total


def nlm(h1, h2, radius=6, k=0.45):
    """Cross-filtered non-local means guided by albedo and normals (Rousselle et al. 2012 in brief):
    weights measured on one half are applied to the other. Debian's Blender has no OpenImageDenoise."""
    c1, c2 = (planes(np.log1p(np.maximum(h['c'], 0) * 4)) for h in (h1, h2))
    var = mean3(mean3(apart(c1, c2))) / 2 + np.float32(1e-6)
    R = radius
    H, W = var.shape

    def pad(x):
        return np.pad(x, R, mode='reflect')
    feats = []
    for key, tol in (('a', 0.012), ('n', 0.10)):
        if key in h1:
            f, fv = planes((h1[key] + h2[key]) / 2), mean3(apart(planes(h1[key]), planes(h2[key]))) / 4
            feats.append((f, fv, np.float32(tol ** 2), [pad(x) for x in f], pad(fv)))
    lit = [[pad(np.minimum(x, 30)) for x in planes(h['c'])] for h in (h1, h2)]
    colours, var_pad = [[pad(x) for x in c] for c in (c1, c2)], pad(var)
    acc = [[np.zeros((H, W), np.float32) for _ in range(3)] for _ in 'ab']
    tot = [np.zeros((H, W), np.float32) for _ in 'ab']
    kk = np.float32(k * k)
    for dy in range(-R, R + 1):
        for dx in range(-R, R + 1):
            if dx * dx + dy * dy > R * R + 1:
                continue
            s = np.s_[R + dy:R + dy + H, R + dx:R + dx + W]
            fd = np.zeros((H, W), np.float32)
            for f, fv, tol, pf, pfv in feats:
                both = fv + pfv[s]
                np.maximum(fd, (apart(f, [x[s] for x in pf]) - both) / (tol + 2 * both), out=fd)
            v2 = var_pad[s]
            off, span = var + np.minimum(var, v2), np.float32(1e-5) + kk * (var + v2)
            for i, c in enumerate((c1, c2)):
                d = mean3((apart(c, [x[s] for x in colours[i]]) - off) / span)
                w = np.exp(-np.maximum(d, fd))
                for a, x in zip(acc[1 - i], lit[1 - i]):
                    a += w * x[s]
                tot[1 - i] += w
    return np.dstack([(acc[0][j] / tot[0] + acc[1][j] / tot[1]) / 2 for j in range(3)])
